// All paths take the class monitor (static synchronized) before a Badge monitor; Badge methods themselves never call back into static synchronized methods.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;

public class BadgeOffice {

    private static final Map<Integer, Badge> issued = new HashMap<>();
    private static int serial;

    static class Badge {
        private final int number;
        private String owner;
        private int scans;

        Badge(int number, String owner) {
            this.number = number;
            this.owner = owner;
        }

        synchronized void rename(String name) {
            owner = name;
        }

        synchronized void scan() {
            scans++;
        }

        synchronized String text() {
            return number + " " + owner + " " + scans;
        }
    }

    static synchronized Badge issue(String owner) {
        Badge badge = new Badge(++serial, owner);
        issued.put(badge.number, badge);
        return badge;
    }

    static synchronized void rename(int number, String owner) {
        Badge badge = issued.get(number);
        if (badge != null) {
            badge.rename(owner);
        }
    }

    static synchronized void dump() {
        for (Badge badge : issued.values()) {
            System.out.println(badge.text());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Badge lea = issue("lea");
        Badge kim = issue("kim");
        Thread door = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                lea.scan();
                kim.scan();
            }
        });
        Thread office = new Thread(() -> {
            rename(1, "lea m.");
            issue("guest");
            dump();
        });
        door.start();
        office.start();
        door.join();
        office.join();
        dump();
    }
}
