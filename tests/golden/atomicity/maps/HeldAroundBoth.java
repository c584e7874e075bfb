// run: scan --only atomicity
// expect: none
// Desk.register enters synchronized(waitlist) around contains and add, so the waitlist's monitor is never released between the two calls.
import java.util.LinkedHashSet;
import java.util.Set;

class Waitlist {
    private final Set<String> patients = new LinkedHashSet<>();
    private int duplicates;

    synchronized boolean contains(String p) { return patients.contains(p); }

    synchronized void add(String p) {
        if (!patients.add(p)) {
            duplicates++;
        }
    }

    synchronized int duplicates() { return duplicates; }

    synchronized int size() { return patients.size(); }
}

class Desk {
    private final Waitlist waitlist;
    private int accepted;

    Desk(Waitlist w) { this.waitlist = w; }

    synchronized boolean register(String patient) {
        synchronized (waitlist) {
            if (waitlist.contains(patient)) {
                return false;
            }
            waitlist.add(patient);
        }
        accepted++;
        return true;
    }

    synchronized int accepted() { return accepted; }
}

public class HeldAroundBoth {
    public static void main(String[] args) throws InterruptedException {
        Waitlist list = new Waitlist();
        Desk a = new Desk(list);
        Desk b = new Desk(list);
        Thread t = new Thread(() -> { for (int i = 0; i < 10_000; i++) a.register("p" + i); });
        Thread u = new Thread(() -> { for (int i = 0; i < 10_000; i++) b.register("p" + i); });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(list.size() + " " + list.duplicates() + " " + (a.accepted() + b.accepted()));
    }
}
// corpus: unseen
