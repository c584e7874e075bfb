// run: scan --only lock-order
// expect: lock-order
// Room.broadcast holds the room and takes each session, Session.close holds the session and takes the room
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

public class ChatRooms {
    sealed interface Frame permits Text, Bye {}

    record Text(String from, String body) implements Frame {}

    record Bye(String who) implements Frame {}

    static class Room {
        private final Set<Session> members = new LinkedHashSet<>();

        synchronized void enter(Session s) {
            members.add(s);
        }

        synchronized void leave(Session s) {
            members.remove(s);
        }

        synchronized void broadcast(Frame frame) {
            members.forEach(s -> s.send(frame));
        }
    }

    static class Session {
        private final String user;
        private final List<Room> rooms;
        private final List<Frame> out = new ArrayList<>();
        private boolean open = true;

        Session(String user, List<Room> rooms) {
            this.user = user;
            this.rooms = List.copyOf(rooms);
        }

        Session join() {
            rooms.forEach(r -> r.enter(this));
            return this;
        }

        synchronized void send(Frame frame) {
            if (open) {
                out.add(frame);
            }
        }

        synchronized void close() {
            if (open) {
                open = false;
                out.add(new Bye(user));
                rooms.forEach(r -> r.leave(this));
            }
        }
    }

    public static void main(String[] args) {
        Room lobby = new Room();
        List<Session> sessions = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            sessions.add(new Session("u" + i, List.of(lobby)).join());
        }
        CompletableFuture<Void> talk = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 100; i++) {
                lobby.broadcast(new Text("bot", "line " + i));
            }
        });
        CompletableFuture<Void> quit = CompletableFuture.runAsync(() -> sessions.forEach(Session::close));
        CompletableFuture.allOf(talk, quit).join();
    }
}
// corpus: unseen15
