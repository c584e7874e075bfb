// run: scan --only atomicity
// expect: none
// Others only append; who takes holds the context. isEmpty of LinkedList is inherited from a class that is no list.
import java.util.LinkedList;

public class QueueInheritedOk {
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

    public static void main(String[] args) throws InterruptedException {
        QueueInheritedOk m = new QueueInheritedOk();
        Thread t = new Thread(() -> m.post("a"));
        Thread r = new Thread(m::empty);
        t.start();
        r.start();
        m.empty();
        t.join();
        r.join();
    }
}
