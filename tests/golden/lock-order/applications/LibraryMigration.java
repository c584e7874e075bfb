// main nests newIndex->oldIndex only in prepare(), which returns before any thread is started; the started threads all nest oldIndex->newIndex.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Map;
import java.util.TreeMap;

public class LibraryMigration {

    private final Map<String, String> oldIndex = new TreeMap<>();
    private final Map<String, String> newIndex = new TreeMap<>();

    private void prepare() {
        synchronized (newIndex) {
            newIndex.clear();
            synchronized (oldIndex) {
                for (char c = 'a'; c <= 'z'; c++) {
                    oldIndex.put("book-" + c, "shelf " + (c - 'a'));
                }
            }
        }
    }

    private boolean moveOne() {
        synchronized (oldIndex) {
            if (oldIndex.isEmpty()) {
                return false;
            }
            String key = oldIndex.keySet().iterator().next();
            String shelf = oldIndex.remove(key);
            synchronized (newIndex) {
                newIndex.put(key.toUpperCase(), shelf);
            }
            return true;
        }
    }

    private final class Mover extends Thread {
        private int moved;

        @Override
        public void run() {
            while (moveOne()) {
                moved++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LibraryMigration migration = new LibraryMigration();
        migration.prepare();
        Mover first = migration.new Mover();
        Mover second = migration.new Mover();
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println("moved " + (first.moved + second.moved));
        System.out.println("indexed " + migration.newIndex.size());
    }
}
