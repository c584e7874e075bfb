// run: scan --only stale-value
// expect: none
// putIfAbsent decides atomically who owns the nickname
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

class ChatMember {
    private final int socket;
    private final List<String> inbox = Collections.synchronizedList(new ArrayList<>());

    ChatMember(int socket) {
        this.socket = socket;
    }

    void deliver(String text) {
        inbox.add(text);
    }

    int socket() {
        return socket;
    }
}

class Lobby {
    private final ConcurrentMap<String, ChatMember> members = new ConcurrentHashMap<>();

    boolean enter(String nick, ChatMember client) {
        return members.putIfAbsent(nick, client) == null;
    }

    void say(String from, String text) {
        for (ChatMember c : members.values()) {
            c.deliver(from + "> " + text);
        }
    }

    void quit(String nick, ChatMember client) {
        members.remove(nick, client);
    }
}

class MemberHandler implements Runnable {
    private final Lobby room;
    private final ChatMember client;
    private final String wish;

    MemberHandler(Lobby room, ChatMember client, String wish) {
        this.room = room;
        this.client = client;
        this.wish = wish;
    }

    @Override
    public void run() {
        if (!room.enter(wish, client)) {
            client.deliver("nick in use");
            return;
        }
        try {
            room.say(wish, "hello from " + client.socket());
        } finally {
            room.quit(wish, client);
        }
    }
}

public class ChatServerAtomicJoin {
    public static void main(String[] args) {
        Lobby lobby = new Lobby();
        String[] wishes = {"ann", "bob", "ann", "cid"};
        for (int i = 0; i < wishes.length; i++) {
            new Thread(new MemberHandler(lobby, new ChatMember(i), wishes[i])).start();
        }
    }
}
// corpus: unseen
