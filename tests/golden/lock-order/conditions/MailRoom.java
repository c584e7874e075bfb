// run: scan --only lock-order
// expect: none
// the room's own lock is never held around the waiting take; the counter is updated after it in a separate step
import java.util.ArrayDeque;
import java.util.Deque;

public class MailRoom {
    static final class Slot<T> {
        private final Deque<T> items = new ArrayDeque<>();

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

    static final class Room {
        private final Slot<String> incoming = new Slot<>();
        private int handled;
        private int posted;

        String fetch() throws InterruptedException {
            String s = incoming.take();
            synchronized (this) {
                handled++;
            }
            return s;
        }

        synchronized void post(String letter) {
            posted++;
            incoming.put(letter);
        }

        synchronized String totals() {
            return handled + "/" + posted;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Room room = new Room();
        Thread clerk = new Thread(() -> {
            try {
                for (int i = 0; i < 300; i++) {
                    room.fetch();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread carrier = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                room.post("letter " + i);
            }
        });
        clerk.start();
        carrier.start();
        clerk.join();
        carrier.join();
        System.out.println(room.totals());
    }
}
// corpus: unseen14
