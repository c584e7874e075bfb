// run: scan --only atomicity
// expect: atomicity
// step() holds the dispatcher's monitor; the default method takeOrNull asks isEmpty and then pop of a mailbox that two dispatchers share: pop on an empty box throws
import java.util.ArrayDeque;
import java.util.Deque;

interface Mailbox {
    boolean isEmpty();

    String pop();

    default String takeOrNull() {
        return isEmpty() ? null : pop();
    }
}

class LocalMailbox implements Mailbox {
    private final Deque<String> letters = new ArrayDeque<>();

    synchronized void post(String letter) {
        letters.addLast(letter);
    }

    @Override
    public synchronized boolean isEmpty() {
        return letters.isEmpty();
    }

    @Override
    public synchronized String pop() {
        return letters.removeFirst();
    }
}

public class MailDispatch {
    private final Mailbox box;
    private int delivered;
    private String last;

    MailDispatch(Mailbox box) {
        this.box = box;
    }

    synchronized boolean step() {
        String letter = box.takeOrNull();
        if (letter == null) {
            return false;
        }
        delivered++;
        last = letter;
        return true;
    }

    synchronized String status() {
        return delivered + " delivered, last " + last;
    }

    public static void main(String[] args) throws InterruptedException {
        LocalMailbox box = new LocalMailbox();
        for (int i = 0; i < 10_000; i++) {
            box.post("letter " + i);
        }
        MailDispatch north = new MailDispatch(box);
        MailDispatch south = new MailDispatch(box);
        Thread a = new Thread(() -> {
            while (north.step()) {
                Thread.onSpinWait();
            }
        });
        Thread b = new Thread(() -> {
            while (south.step()) {
                Thread.onSpinWait();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(north.status());
        System.out.println(south.status());
    }
}
// corpus: unseen17
