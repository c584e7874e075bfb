// run: scan --only lock-order
// expect: none
// broadcast copies the members under the room lock and sends after it; close marks itself under its lock and leaves the rooms after it
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

public class LobbyRooms {
    static class Room {
        private final Set<Session> members = new LinkedHashSet<>();

        synchronized void enter(Session s) {
            members.add(s);
        }

        synchronized void leave(Session s) {
            members.remove(s);
        }

        private synchronized List<Session> members() {
            return List.copyOf(members);
        }

        void broadcast(String text) {
            members().forEach(s -> s.send(text));
        }
    }

    static class Session {
        private final String user;
        private final List<Room> rooms;
        private final List<String> out = new ArrayList<>();
        private boolean open = true;

        Session(String user, List<Room> rooms) {
            this.user = user;
            this.rooms = List.copyOf(rooms);
        }

        Session join() {
            rooms.forEach(r -> r.enter(this));
            return this;
        }

        synchronized void send(String text) {
            if (open) {
                out.add(text);
            }
        }

        private synchronized boolean markClosed() {
            if (!open) {
                return false;
            }
            open = false;
            out.add("bye " + user);
            return true;
        }

        void close() {
            if (markClosed()) {
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
                lobby.broadcast("line " + i);
            }
        });
        CompletableFuture<Void> quit = CompletableFuture.runAsync(() -> sessions.forEach(Session::close));
        CompletableFuture.allOf(talk, quit).join();
        System.out.println(lobby.members().size());
    }
}
// corpus: unseen15
