// run: scan --only lock-order --library
// expect: none
// The repaired twin: the owner is asked before the lock is taken.
public class HandlerOk {
    public static class Journal {
        private int n;
        private final HandlerOk owner;

        Journal(HandlerOk owner) {
            this.owner = owner;
        }

        void failed() {
            int state = owner.state();
            add(state);
        }

        private synchronized void add(int state) {
            n += state;
        }

        synchronized int size() {
            return n;
        }
    }

    private final Journal journal = new Journal(this);
    private int state;

    public Thread.UncaughtExceptionHandler handler() {
        return new Thread.UncaughtExceptionHandler() {
            @Override
            public void uncaughtException(Thread thread, Throwable error) {
                journal.failed();
            }
        };
    }

    public synchronized int state() {
        return state;
    }

    public synchronized int report() {
        return state + journal.size();
    }
}
// corpus: documented
