// run: scan --only lock-order --library
// expect: lock-order
// Nested monitor lockout: take() waits on the inner monitor while holding this, put() needs this.
import java.util.ArrayList;
import java.util.List;

public class MailboxGate {
    private static final class Signal {
        private boolean raised;

        synchronized void await() throws InterruptedException {
            while (!raised) {
                wait();
            }
            raised = false;
        }

        synchronized void raise() {
            raised = true;
            notifyAll();
        }
    }

    private final Signal arrival = new Signal();
    private final List<String> letters = new ArrayList<>();

    public synchronized void put(String letter) {
        letters.add(letter);
        arrival.raise();
    }

    public synchronized String take() throws InterruptedException {
        while (letters.isEmpty()) {
            arrival.await();
        }
        return letters.remove(0);
    }

    public synchronized int pending() {
        return letters.size();
    }
}
// corpus: unseen
