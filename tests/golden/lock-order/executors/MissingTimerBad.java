// run: raddle scan --only lock-order --library $CLASSES/MissingTimerBad.class $CLASSES/MissingTimerBad?Consumer.class $CLASSES/MissingTimerBad?Tracker.class $CLASSES/MissingTimerBad?Tracker?1.class
// expect: lock-order locks=MissingTimerBad$Consumer,MissingTimerBad$Tracker
// A reduced pulsar #10767. The timer is of another library, which is not there: what it runs is known all the same.
public class MissingTimerBad {
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
                        consumer.redeliver();
                    }
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
