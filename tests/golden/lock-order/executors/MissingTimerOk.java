// run: raddle scan --only lock-order --library $CLASSES/MissingTimerOk.class $CLASSES/MissingTimerOk?Consumer.class $CLASSES/MissingTimerOk?Tracker.class $CLASSES/MissingTimerOk?Tracker?1.class
// expect: none
// The task calls the consumer when it has left its lock.
public class MissingTimerOk {
    public static class Consumer {
        private final Tracker tracker;
        private int delivered;

        public Consumer(MissingTimer timer) { tracker = new Tracker(this, timer); }
        public synchronized void receive() { delivered++; tracker.add(); }
        public synchronized void redeliver() { delivered--; }
    }

    static class Tracker {
        private int waiting;

        Tracker(Consumer consumer, MissingTimer timer) {
            timer.every(1000, new MissingTimer.Task() {
                @Override public void run(long now) {
                    synchronized (Tracker.this) {
                        waiting = 0;
                    }
                    consumer.redeliver();
                }
            });
        }
        synchronized void add() { waiting++; }
    }
}

interface MissingTimer {
    interface Task { void run(long now); }
    void every(int milliseconds, Task task);
}
// corpus: documented
