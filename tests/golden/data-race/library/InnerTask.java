// A thread of the library's own in an inner class; what it changes belongs to the object around it.
// run: scan --library --only data-race
public class InnerTask {
    private boolean isStopped;
    private int done;
    private volatile int safe;

    private class Worker extends Thread {
        public void run() {
            while (!isStopped) { // expect: data-race#1 severity=high field=InnerTask.isStopped
                synchronized (InnerTask.this) {
                    done++;
                }
                safe++;
            }
        }
    }

    public void start() { new Worker().start(); }
    public void stop() { isStopped = true; } // expect: data-race#1
    public synchronized int done() { return done + safe; }
}
