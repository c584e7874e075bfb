// run: scan --only lock-order
// expect: lock-order locks=PrintStreamBad$Job,PrintStreamBad$Out
// A print stream of our own, locked, prints an object whose toString is synchronized.
public class PrintStreamBad {
    static class Out {
        private int n;
        synchronized void println(Object o) { n += String.valueOf(o).length(); }
    }
    static final Out out = new Out();
    static class Job {
        private int n;
        @Override public synchronized String toString() { return "job " + n; }
        synchronized void run() { n = 1; out.println("running"); }
    }

    public static void main(String[] args) {
        Job j = new Job();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { out.println(j); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { j.run(); }
        }).start();
    }
}
