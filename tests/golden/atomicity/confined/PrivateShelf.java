// run: scan --only atomicity --library
// expect: none
// The Shelf has its own monitor, and lend() uses it twice, but the Shelf is private, never leaks, and every use of it happens under the Library's monitor.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PrivateShelf {
    private static final class Shelf {
        private final Map<String, Integer> copies = new HashMap<>();

        synchronized int copies(String isbn) {
            return copies.getOrDefault(isbn, 0);
        }

        synchronized void change(String isbn, int delta) {
            copies.merge(isbn, delta, Integer::sum);
        }

        synchronized List<String> titles() {
            return new ArrayList<>(copies.keySet());
        }
    }

    private final Shelf shelf = new Shelf();
    private final Map<String, String> lent = new HashMap<>();

    public synchronized void acquire(String isbn, int n) {
        shelf.change(isbn, n);
    }

    public synchronized boolean lend(String reader, String isbn) {
        if (lent.containsKey(reader)) {
            return false;
        }
        if (shelf.copies(isbn) <= 0) {
            return false;
        }
        shelf.change(isbn, -1);
        lent.put(reader, isbn);
        return true;
    }

    public synchronized boolean giveBack(String reader) {
        String isbn = lent.remove(reader);
        if (isbn == null) {
            return false;
        }
        shelf.change(isbn, 1);
        return true;
    }

    public synchronized List<String> catalogue() {
        return shelf.titles();
    }
}
// corpus: unseen
