// run: scan --library --only stale-value
// expect: none
// What is struck out is used for nothing else.

import java.util.*;
public class StruckOutBoxedOk {
    private final TreeSet<Integer> stops = new TreeSet<>();
    public synchronized void press(int floor) { stops.add(floor); }
    synchronized Integer highest() { return stops.last(); }
    synchronized void strike(int floor) { stops.remove(floor); }
    public void trim() { Integer to = highest(); if (to != null) strike(to); }
}
