// run: scan --only lock-order
// expect: lock-order
// Lounge.say holds the lounge monitor and enters each guest's monitor; Guest.hangUp holds the guest's monitor and enters the lounge's
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Lounge {
    private final Set<Guest> guests = new LinkedHashSet<>();
    private int messages;

    synchronized void enter(Guest g) {
        guests.add(g);
    }

    synchronized void say(String from, String text) {
        messages++;
        for (Guest g : guests) {
            g.deliver(from + ": " + text);
        }
    }

    synchronized void drop(Guest g) {
        guests.remove(g);
    }

    synchronized int messages() {
        return messages;
    }
}

class Guest {
    private final String nick;
    private final Lounge lounge;
    private final Deque<String> outbox = new ArrayDeque<>();
    private boolean online = true;

    Guest(String nick, Lounge lounge) {
        this.nick = nick;
        this.lounge = lounge;
    }

    String nick() {
        return nick;
    }

    synchronized void deliver(String line) {
        if (online) {
            outbox.addLast(line);
            if (outbox.size() > 50) {
                outbox.removeFirst();
            }
        }
    }

    synchronized void hangUp() {
        if (!online) {
            return;
        }
        online = false;
        outbox.clear();
        lounge.drop(this);
    }
}

public class LoungeServer {
    public static void main(String[] args) throws InterruptedException {
        Lounge lounge = new Lounge();
        ExecutorService io = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 200; i++) {
            Guest g = new Guest("guest" + i, lounge);
            lounge.enter(g);
            io.execute(() -> lounge.say(g.nick(), "hello"));
            io.execute(g::hangUp);
        }
        io.shutdown();
        io.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(lounge.messages() + " messages");
    }
}
// corpus: unseen17
