// Two hosts can both find the name missing and add it twice; each call alone is thread-safe.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;

public class GuestList {

    private final List<String> guests = new CopyOnWriteArrayList<>();

    void invite(String name) {
        String key = name.trim();
        if (!guests.contains(key)) {
            guests.add(key);
        }
    }

    int size() {
        return guests.size();
    }

    private static final class Host implements Runnable {
        private final GuestList list;
        private final CyclicBarrier together;
        private final String[] friends;

        Host(GuestList list, CyclicBarrier together, String... friends) {
            this.list = list;
            this.together = together;
            this.friends = friends;
        }

        @Override
        public void run() {
            try {
                together.await();
            } catch (Exception e) {
                return;
            }
            for (String friend : friends) {
                list.invite(friend);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GuestList list = new GuestList();
        CyclicBarrier together = new CyclicBarrier(2);
        Thread nina = new Thread(new Host(list, together, "Ute", "Jan", "Olga ", "Piet"));
        Thread fred = new Thread(new Host(list, together, "Ute", "Olga", "Jan", "Rosa"));
        nina.start();
        fred.start();
        nina.join();
        fred.join();
        System.out.println(list.size() + " guests");
    }
}
