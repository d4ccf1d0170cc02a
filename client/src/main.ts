import { mount } from 'svelte';
import App from './App.svelte';
import { hand } from './lib/hand.ts';
import './look/tokens.css';
import './look/base.css';

hand.watch(window);
const target = document.getElementById('app');
if (target) mount(App, { target });
