// run: scan --only lock-order
// expect: lock-order
// TooTallNate/Java-WebSocket#1101: the ping timer closes a socket (socket monitor) and its onClose goes to the manager; the manager closes a user's socket under its own monitor
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

interface CloseListener {
    void onClose(SocketLink link, int code);
}

class SocketLink {
    private final CloseListener listener;
    final String user;
    private boolean closed;

    SocketLink(String user, CloseListener listener) {
        this.user = user;
        this.listener = listener;
    }

    synchronized void closeConnection(int code) {
        if (closed) {
            return;
        }
        closed = true;
        listener.onClose(this, code);
    }
}

class ConnectionBook implements CloseListener {
    private final Map<String, SocketLink> byUser = new HashMap<>();
    private int departures;

    synchronized SocketLink accept(String user) {
        SocketLink link = new SocketLink(user, this);
        byUser.put(user, link);
        return link;
    }

    synchronized void kick(String user) {
        SocketLink link = byUser.get(user);
        if (link != null) {
            link.closeConnection(4001);
        }
    }

    @Override
    public synchronized void onClose(SocketLink link, int code) {
        byUser.remove(link.user, link);
        departures++;
    }

    synchronized int departures() {
        return departures;
    }
}

public class ChatRoomServer {
    public static void main(String[] args) throws InterruptedException {
        ConnectionBook book = new ConnectionBook();
        for (int round = 0; round < 2_000; round++) {
            List<SocketLink> links = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                links.add(book.accept("user" + i));
            }
            Thread pingTimer = new Thread(() -> links.forEach(l -> l.closeConnection(1006)), "WebSocketTimer");
            Thread moderator = new Thread(() -> {
                for (SocketLink l : links) {
                    book.kick(l.user);
                }
            }, "moderator");
            pingTimer.start();
            moderator.start();
            pingTimer.join();
            moderator.join();
        }
        System.out.println(book.departures());
    }
}
// corpus: unseen19
