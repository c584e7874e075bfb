// run: scan --only lock-order
// expect: lock-order
// Office.fetch holds the office while Tray.take waits on the tray; the only put goes through Office.post, which needs the office
import java.util.LinkedList;

public class MailOffice {
    static final class Tray<T> {
        private final LinkedList<T> items = new LinkedList<>();

        synchronized void put(T item) {
            items.addLast(item);
            notifyAll();
        }

        synchronized T take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            return items.removeFirst();
        }
    }

    static final class Office {
        private final Tray<String> incoming = new Tray<>();
        private int handled;

        synchronized String fetch() throws InterruptedException {
            String s = incoming.take();
            handled++;
            return s;
        }

        synchronized void post(String letter) {
            incoming.put(letter);
        }

        synchronized int handled() {
            return handled;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Office office = new Office();
        Thread clerk = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    office.fetch();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread carrier = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                office.post("letter " + i);
            }
        });
        clerk.start();
        carrier.start();
        clerk.join();
        carrier.join();
        System.out.println(office.handled());
    }
}
// corpus: unseen14
