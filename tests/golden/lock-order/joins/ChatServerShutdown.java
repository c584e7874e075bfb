// run: scan --only lock-order
// expect: lock-order
// stop() holds the server monitor while it joins the session threads, which need the same monitor in broadcast
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ChatServerShutdown {
    public static void main(String[] args) throws Exception {
        ChatServer server = new ChatServer();
        for (String n : new String[] {"ann", "bob", "cy"}) {
            server.connect(n);
        }
        Thread.sleep(20);
        System.out.println("delivered " + server.stop());
    }
}

class ChatServer {
    private final List<Session> sessions = new ArrayList<>();
    private int delivered;

    synchronized Session connect(String nick) {
        Session s = new Session(this, nick);
        sessions.add(s);
        s.start();
        return s;
    }

    synchronized void broadcast(Session from, String text) {
        for (Session s : sessions) {
            if (s != from) {
                s.enqueue(text);
                delivered++;
            }
        }
    }

    synchronized int stop() throws InterruptedException {
        for (Session s : sessions) {
            s.requestStop();
        }
        for (Session s : sessions) {
            s.join();
        }
        sessions.clear();
        return delivered;
    }
}

class Session extends Thread {
    private final ChatServer server;
    private final BlockingQueue<String> outbound = new LinkedBlockingQueue<>();
    private volatile boolean stopping;

    Session(ChatServer server, String nick) {
        super(nick);
        this.server = server;
    }

    void enqueue(String text) {
        outbound.add(text);
    }

    void requestStop() {
        stopping = true;
    }

    @Override
    public void run() {
        int n = 0;
        while (!stopping) {
            server.broadcast(this, getName() + " says " + n++);
            outbound.clear();
        }
        server.broadcast(this, getName() + " left");
    }
}
// corpus: unseen9
