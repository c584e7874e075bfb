// run: scan --only stale-value
// expect: stale-value
// a nickname is looked up in a synchronizedMap and stored by a later put, so two clients get the same name
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class ChatClient {
    private final int socket;
    private volatile String nick;
    private final List<String> inbox = Collections.synchronizedList(new ArrayList<>());

    ChatClient(int socket) {
        this.socket = socket;
    }

    void setNick(String nick) {
        this.nick = nick;
    }

    String nick() {
        return nick;
    }

    void deliver(String text) {
        inbox.add(text);
    }

    int socket() {
        return socket;
    }
}

class ChatRoom {
    private final Map<String, ChatClient> members = Collections.synchronizedMap(new HashMap<>());

    boolean taken(String nick) {
        return members.get(nick) != null;
    }

    void enter(String nick, ChatClient client) {
        members.put(nick, client);
        client.setNick(nick);
    }

    void say(String from, String text) {
        List<ChatClient> all;
        synchronized (members) {
            all = new ArrayList<>(members.values());
        }
        for (ChatClient c : all) {
            c.deliver(from + "> " + text);
        }
    }

    void quit(ChatClient client) {
        String nick = client.nick();
        if (nick != null) {
            members.remove(nick, client);
        }
    }
}

class ClientHandler implements Runnable {
    private final ChatRoom room;
    private final ChatClient client;
    private final String wish;

    ClientHandler(ChatRoom room, ChatClient client, String wish) {
        this.room = room;
        this.client = client;
        this.wish = wish;
    }

    @Override
    public void run() {
        if (room.taken(wish)) {
            client.deliver("nick in use");
            return;
        }
        room.enter(wish, client);
        room.say(wish, "hello from " + client.socket());
        room.quit(client);
    }
}

public class ChatServer {
    public static void main(String[] args) {
        ChatRoom lobby = new ChatRoom();
        String[] wishes = {"ann", "bob", "ann", "cid"};
        for (int i = 0; i < wishes.length; i++) {
            new Thread(new ClientHandler(lobby, new ChatClient(i), wishes[i])).start();
        }
    }
}
// corpus: unseen
