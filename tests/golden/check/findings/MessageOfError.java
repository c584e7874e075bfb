// Class, message and line of what leaves a thread, and which thread that is.
public class MessageOfError {
    static int counter;
    static final Object lock = new Object();

    static int get() {
        synchronized (lock) {
            return counter;
        }
    }

    static void set(int n) {
        synchronized (lock) {
            counter = n;
        }
    }

    static void increment() {
        set(get() + 1);
    }

    static void compare(int expected, int was) {
        if (expected != was)
            throw new AssertionError("expected " + expected + " but was " + was);
    }

    public static void main(String[] args) throws Exception {
        Thread left = new Thread(MessageOfError::increment, "left");
        left.start();
        increment();
        left.join();
        compare(2, get());
    }
}
// run: raddle check --width 80 $CLASSES
// out: MessageOfError.java:24: assertion: java.lang.AssertionError: expected 2 but was
// out:     1, in thread main
// out:     MessageOfError.compare (MessageOfError.java:24)
// out:     MessageOfError.main (MessageOfError.java:32)
// out:   how it happens (...):
// out:     main  MessageOfError.java:7   takes MessageOfError.lock
// out:           MessageOfError.java:8   reads MessageOfError.counter = 0, releases
// out:                                   MessageOfError.lock
// out:     left  MessageOfError.java:7   takes MessageOfError.lock
// out:           MessageOfError.java:8   reads MessageOfError.counter = 0, releases
// out:                                   MessageOfError.lock
// out:           MessageOfError.java:13  takes MessageOfError.lock
// out:           MessageOfError.java:14  writes MessageOfError.counter = 1
// out:           MessageOfError.java:15  releases MessageOfError.lock
// out:     main  MessageOfError.java:13  takes MessageOfError.lock
// out:           MessageOfError.java:14  writes MessageOfError.counter = 1
// out:           MessageOfError.java:15  releases MessageOfError.lock
// out:           MessageOfError.java:31  calls Thread.join of left
// out:           MessageOfError.java:7   takes MessageOfError.lock
// out:           MessageOfError.java:8   reads MessageOfError.counter = 1, releases
// out:                                   MessageOfError.lock
// out:           MessageOfError.java:24  throws java.lang.AssertionError
// out:
// out: 1 error (...)
// exit: 1
