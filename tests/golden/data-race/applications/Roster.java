// static synchronized and Roster.class are one lock, synchronized methods and Roster.this are one lock, iteration holds the synchronizedList's own monitor by an alias.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class Roster {
    private static int rosters;
    private static String lastName = "none";

    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private int changes;

    static synchronized Roster create(String name) {
        rosters++;
        lastName = name;
        return new Roster();
    }

    static String summary() {
        synchronized (Roster.class) {
            return rosters + " rosters, last " + lastName;
        }
    }

    List<String> names() {
        return names;
    }

    synchronized void add(String name) {
        names.add(name);
        changes++;
    }

    class Cleaner implements Runnable {
        @Override
        public void run() {
            List<String> target = names();
            synchronized (target) {
                for (Iterator<String> it = target.iterator(); it.hasNext();) {
                    if (it.next().isBlank()) {
                        it.remove();
                    }
                }
            }
            synchronized (Roster.this) {
                changes++;
            }
        }
    }

    synchronized int changes() {
        return changes;
    }

    public static void main(String[] args) throws InterruptedException {
        Roster roster = create("night shift");
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                roster.add(i % 4 == 0 ? " " : "nurse " + i);
            }
            create("day shift");
        });
        Thread cleaner = new Thread(roster.new Cleaner());
        writer.start();
        cleaner.start();
        System.out.println(summary());
        List<String> names = roster.names();
        synchronized (names) {
            names.forEach(n -> System.out.print(n.length() + " "));
        }
        writer.join();
        cleaner.join();
        System.out.println(roster.names().size() + " " + roster.changes());
    }
}
// corpus: unseen26
