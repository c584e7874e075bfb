// run: scan --only lock-order --library
// expect: none
// A pump that is not locked while the thread is waited for, and a feeder whose thread works for another one.
public class ThreadInFieldOk {
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
        public void stop() throws InterruptedException {
            Thread last;
            synchronized (this) {
                isRunning = false;
                last = worker;
            }
            last.join();
        }
    }

    public static class Feeder {
        private Worker worker;
        private int fed;

        static class Worker extends Thread {
            private final Feeder feeder;
            Worker(Feeder feeder) { this.feeder = feeder; }
            @Override public void run() {
                synchronized (feeder) {
                    feeder.fed++;
                }
            }
        }
        public void start() {
            worker = new Worker(new Feeder());
            worker.start();
        }
        public synchronized int finish() throws InterruptedException {
            worker.join();
            return fed;
        }
    }
}
