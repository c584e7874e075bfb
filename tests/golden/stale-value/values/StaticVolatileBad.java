// run: scan --only stale-value
// expect: stale-value method=StaticVolatileBad$Worker.run line=here
// Program mode: two threads of one class.

public class StaticVolatileBad {
    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }

    static volatile int done;

    static class Worker extends Thread {
        @Override public void run() {
            done++; // <- here
        }
    }
}
