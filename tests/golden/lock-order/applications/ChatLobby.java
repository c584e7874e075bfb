// Room.post holds the room and calls client.onMessage (locks client); Client.leave holds the client and calls room.remove (locks room). Poster and leaver run concurrently.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ChatLobby {

    interface Participant {
        void onMessage(String text);
    }

    static class Room {
        private final List<Participant> members = new ArrayList<>();

        synchronized void join(Participant p) {
            members.add(p);
        }

        synchronized void remove(Participant p) {
            members.remove(p);
        }

        synchronized void post(String text) {
            for (Participant p : members) {
                p.onMessage(text);
            }
        }
    }

    static class Client implements Participant {
        private final String nick;
        private final Room room;
        private final StringBuilder transcript = new StringBuilder();
        private boolean online = true;

        Client(String nick, Room room) {
            this.nick = nick;
            this.room = room;
        }

        @Override
        public synchronized void onMessage(String text) {
            if (online) {
                transcript.append(text).append('\n');
            }
        }

        synchronized void leave() {
            online = false;
            room.remove(this);
        }

        synchronized String transcript() {
            return nick + ":\n" + transcript;
        }
    }

    static class Archive implements Participant {
        private final Queue<String> lines = new ConcurrentLinkedQueue<>();

        @Override
        public void onMessage(String text) {
            lines.add(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Room room = new Room();
        Client anna = new Client("anna", room);
        Archive archive = new Archive();
        room.join(archive);
        room.join(anna);
        Thread speaker = new Thread(() -> {
            room.post("hello");
            room.post("anyone here?");
        });
        Thread leaver = new Thread(anna::leave);
        speaker.start();
        Thread.sleep(20);
        leaver.start();
        speaker.join();
        leaver.join();
        System.out.println(anna.transcript() + archive.lines);
    }
}
