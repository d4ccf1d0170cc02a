"""A room: the people, connections and companions around one table, and the thread that stores."""
