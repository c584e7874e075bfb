// run: scan --only atomicity
// expect: atomicity
// Desk.register holds the desk monitor and calls guests.contains and guests.add, each under the guest list's own monitor; the web thread adds to the same GuestList directly in between, so a guest gets registered twice.
import java.util.ArrayList;
import java.util.List;

class GuestList {
    private final List<String> names = new ArrayList<>();

    synchronized boolean contains(String n) { return names.contains(n); }

    synchronized void add(String n) { names.add(n); }

    synchronized int size() { return names.size(); }

    synchronized List<String> copy() { return new ArrayList<>(names); }
}

class Desk {
    private final GuestList guests;
    private int registered;

    Desk(GuestList guests) { this.guests = guests; }

    synchronized boolean register(String name) {
        if (!guests.contains(name)) {
            guests.add(name);
            registered++;
            return true;
        }
        return false;
    }

    synchronized int registered() { return registered; }
}

class WebForm implements Runnable {
    private final GuestList guests;

    WebForm(GuestList guests) { this.guests = guests; }

    @Override
    public void run() {
        for (int i = 0; i < 5000; i += 2) {
            String n = "guest" + i;
            synchronized (guests) {
                if (!guests.contains(n)) {
                    guests.add(n);
                }
            }
        }
    }
}

public class GuestListDesk {
    public static void main(String[] args) throws InterruptedException {
        GuestList guests = new GuestList();
        Desk desk = new Desk(guests);
        Thread web = new Thread(new WebForm(guests));
        Thread door = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                desk.register("guest" + i);
            }
        });
        web.start();
        door.start();
        web.join();
        door.join();
        long distinct = guests.copy().stream().distinct().count();
        System.out.println(guests.size() + " entries, " + distinct + " guests, desk " + desk.registered());
    }
}
// corpus: unseen
