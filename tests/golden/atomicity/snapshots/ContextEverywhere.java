// run: scan --only atomicity
// expect: none
// Every use of Range, also the slide, holds the Limiter monitor.
public class ContextEverywhere {
    static class Range {
        private int lo, hi = 10;
        synchronized int lo() { return lo; }
        synchronized int hi() { return hi; }
        synchronized void slide(int n) { lo += n; hi += n; }
    }

    static class Limiter {
        private final Range r = new Range();
        private int ok;
        synchronized boolean check(int v) {
            boolean in = v >= r.lo() && v < r.hi();
            if (in) ok++;
            return in;
        }
        synchronized void advance() { r.slide(1); }
    }

    public static void main(String[] args) {
        Limiter l = new Limiter();
        new Thread(() -> { for (int i = 0; i < 1000; i++) l.check(i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) l.advance(); }).start();
    }
}
// corpus: unseen
