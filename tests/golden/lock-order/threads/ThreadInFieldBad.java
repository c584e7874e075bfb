// run: scan --only lock-order --library
// expect: lock-order locks=ThreadInFieldBad$Pump,java.lang.Thread
// expect: lock-order locks=ThreadInFieldBad$Feeder,ThreadInFieldBad$Feeder$Worker
// A thread that is kept in a field and started from there; its class, which has no name or is an inner one, locks what
// is around it.
public class ThreadInFieldBad {
    public static class Pump {
        private Thread worker;
        private boolean isRunning;
        private int n;

        public synchronized void start() {
            isRunning = true;
            worker = new Thread("pump") {
                @Override public void run() {
                    while (step())
                        Thread.yield();
                }
            };
            worker.start();
        }
        private synchronized boolean step() { n++; return isRunning; }
        public synchronized void stop() throws InterruptedException {
            isRunning = false;
            worker.join();
        }
    }

    public static class Feeder {
        private Worker worker;
        private int fed;

        class Worker extends Thread {
            @Override public void run() {
                synchronized (Feeder.this) {
                    fed++;
                }
            }
        }
        public void start() {
            worker = new Worker();
            worker.start();
        }
        public synchronized int finish() throws InterruptedException {
            worker.join();
            return fed;
        }
    }
}
