// run: scan --only lock-order
// expect: none
// stop() takes the participants out under the monitor and joins them without it
import java.util.ArrayList;
import java.util.List;

public class LobbyLifecycle {
    public static void main(String[] args) throws Exception {
        Lobby lobby = new Lobby();
        for (String n : List.of("ann", "bob", "cy")) {
            lobby.enter(n);
        }
        Thread.sleep(200);
        System.out.println("delivered " + lobby.stop());
    }
}

class Lobby {
    private final List<Participant> participants = new ArrayList<>();
    private boolean closed;
    private long delivered;

    synchronized void enter(String nick) {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        Participant p = new Participant(this, nick);
        participants.add(p);
        p.start();
    }

    synchronized void broadcast(String text) {
        for (Participant p : participants) {
            p.received(text);
            delivered++;
        }
    }

    long stop() throws InterruptedException {
        List<Participant> leaving;
        synchronized (this) {
            closed = true;
            leaving = new ArrayList<>(participants);
            participants.clear();
        }
        for (Participant p : leaving) {
            p.requestStop();
        }
        for (Participant p : leaving) {
            p.join();
        }
        synchronized (this) {
            return delivered;
        }
    }
}

class Participant extends Thread {
    private final Lobby lobby;
    private volatile boolean stopping;
    private volatile String last = "";

    Participant(Lobby lobby, String nick) {
        super(nick);
        this.lobby = lobby;
    }

    void received(String text) {
        last = text;
    }

    void requestStop() {
        stopping = true;
    }

    @Override
    public void run() {
        for (int n = 0; !stopping; n++) {
            lobby.broadcast(getName() + n + "<" + last.length());
            Thread.yield();
        }
        lobby.broadcast(getName() + " left");
    }
}
// corpus: unseen9
