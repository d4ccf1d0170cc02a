"""The trail family: heroes flee over maps that unfold stage by stage, with piles of cards."""
