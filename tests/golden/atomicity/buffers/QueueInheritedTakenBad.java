// run: scan --only atomicity
// expect: atomicity
// Another one takes, too, without the context.
import java.util.LinkedList;

public class QueueInheritedTakenBad {
    static final class Box {
        private final LinkedList<String> mails = new LinkedList<>();

        synchronized void put(String mail) {
            mails.addLast(mail);
        }

        synchronized boolean isEmpty() {
            return mails.isEmpty();
        }

        synchronized String take() {
            return mails.removeFirst();
        }
    }

    private final Box box = new Box();
    private int read;

    void post(String mail) {
        box.put(mail);
    }

    synchronized void empty() {
        while (!box.isEmpty()) {
            read += box.take().length();
        }
    }

    void steal() {
        if (!box.isEmpty()) {
            box.take();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        QueueInheritedTakenBad m = new QueueInheritedTakenBad();
        Thread t = new Thread(() -> m.post("a"));
        Thread r = new Thread(m::steal);
        t.start();
        r.start();
        m.empty();
        t.join();
        r.join();
    }
}
