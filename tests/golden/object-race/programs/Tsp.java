// Branch and bound, re-typed: a shared queue of tours under its lock, the best bound read without one.
// Bound.best is read with no lock: a race, if a harmless one. Tours are handed over by the queue.
//
// run: scan --only object-race
// expect: object-race line=best
import java.util.*;
public class Tsp {
    static class Tour { final int[] cities = new int[8]; int n, length; }
    static class Bound { // one of the seed's kinds
        int best = Integer.MAX_VALUE; synchronized void offer(int length) { if (length < best) best = length; } int best() { return best; } } // <- best
    static class Queue { private final PriorityQueue<Tour> tours = new PriorityQueue<>((a, b) -> a.length - b.length);
        synchronized void add(Tour t) { tours.add(t); } synchronized Tour take() { return tours.poll(); } }
    static class Solver extends Thread {
        final Queue queue; final Bound bound; final int[][] distance;
        Solver(Queue queue, Bound bound, int[][] distance) { this.queue = queue; this.bound = bound; this.distance = distance; }
        public void run() {
            for (Tour t; (t = queue.take()) != null;) {
                if (t.length >= bound.best()) continue;
                if (t.n == 8) { bound.offer(t.length); continue; }
                for (int c = 0; c < 8; c++) { Tour next = new Tour(); System.arraycopy(t.cities, 0, next.cities, 0, t.n); next.n = t.n + 1; next.length = t.length + distance[t.n][c]; queue.add(next); }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Queue queue = new Queue(); Bound bound = new Bound(); int[][] d = new int[8][8]; queue.add(new Tour());
        Solver a = new Solver(queue, bound, d), b = new Solver(queue, bound, d); a.start(); b.start(); a.join(); b.join(); System.out.println(bound.best());
    }
}
