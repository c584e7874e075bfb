// run: scan --only lock-order
// expect: none
// each pull copies the other list into a private ArrayList first, so a list's mutex is never held while the other's is taken
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ShelfMirror {
    private final String device;
    private final List<String> books = Collections.synchronizedList(new ArrayList<>());

    ShelfMirror(String device) {
        this.device = device;
    }

    void add(String book) {
        books.add(book);
    }

    void pull(ShelfMirror from) {
        List<String> copy = from.copy();
        books.addAll(copy);
    }

    private List<String> copy() {
        synchronized (books) {
            return new ArrayList<>(books);
        }
    }

    void trim(int keep) {
        synchronized (books) {
            while (books.size() > keep) {
                books.remove(books.size() - 1);
            }
        }
    }

    String describe() {
        return device + " " + copy().size() + " books";
    }

    public static void main(String[] args) throws InterruptedException {
        ShelfMirror reader = new ShelfMirror("reader");
        ShelfMirror tablet = new ShelfMirror("tablet");
        for (int i = 0; i < 30; i++) {
            reader.add("r" + i);
            tablet.add("t" + i);
        }
        Thread a = new Thread(() -> sync(reader, tablet));
        Thread b = new Thread(() -> sync(tablet, reader));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(reader.describe());
        System.out.println(tablet.describe());
    }

    private static void sync(ShelfMirror into, ShelfMirror from) {
        for (int i = 0; i < 1_000; i++) {
            into.pull(from);
            into.trim(40);
        }
    }
}
// corpus: unseen17
