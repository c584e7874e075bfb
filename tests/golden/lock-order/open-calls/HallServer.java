// run: scan --only lock-order
// expect: none
// the hall copies its members under its monitor and calls them after it is released; a member tells the hall only after it left its own monitor
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Hall {
    private final Set<Visitor> visitors = new LinkedHashSet<>();
    private int messages;

    synchronized void enter(Visitor v) {
        visitors.add(v);
    }

    void say(String from, String text) {
        List<Visitor> targets;
        synchronized (this) {
            messages++;
            targets = new ArrayList<>(visitors);
        }
        for (Visitor v : targets) {
            v.deliver(from + ": " + text);
        }
    }

    synchronized void drop(Visitor v) {
        visitors.remove(v);
    }

    synchronized String summary() {
        return messages + " messages, " + visitors.size() + " left";
    }
}

class Visitor {
    private final Hall hall;
    private final Deque<String> outbox = new ArrayDeque<>();
    private boolean online = true;

    Visitor(Hall hall) {
        this.hall = hall;
    }

    synchronized void deliver(String line) {
        if (online) {
            outbox.addLast(line);
        }
    }

    void hangUp() {
        synchronized (this) {
            if (!online) {
                return;
            }
            online = false;
            outbox.clear();
        }
        hall.drop(this);
    }
}

public class HallServer {
    public static void main(String[] args) throws InterruptedException {
        Hall hall = new Hall();
        ExecutorService io = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            String nick = "v" + i;
            Visitor v = new Visitor(hall);
            hall.enter(v);
            io.execute(() -> hall.say(nick, "hello"));
            io.execute(v::hangUp);
        }
        io.shutdown();
        io.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(hall.summary());
    }
}
// corpus: unseen17
