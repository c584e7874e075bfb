// run: scan --only lock-order --library
// expect: lock-order locks=HandlerBad,HandlerBad$Journal
// An object of a hidden class is given to code that is not looked at, which calls it.
public class HandlerBad {
    public static class Journal {
        private int n;
        private final HandlerBad owner;

        Journal(HandlerBad owner) {
            this.owner = owner;
        }

        synchronized void failed() {
            n += owner.state();
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
