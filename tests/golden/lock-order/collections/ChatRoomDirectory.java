// run: scan --only lock-order
// expect: lock-order
// announce() locks the rooms Vector and then the directory (nextStamp); open() holds the directory and calls rooms.addElement, which locks the Vector
import java.util.Vector;

public class ChatRoomDirectory {
    static final class Room {
        private final String topic;
        private final Vector<String> log = new Vector<>();

        Room(String topic) {
            this.topic = topic;
        }

        void append(String line) {
            log.addElement(line);
        }

        @Override
        public String toString() {
            return topic + log.size();
        }
    }

    private final Vector<Room> rooms = new Vector<>();
    private long stamp;

    synchronized Room open(String topic) {
        Room r = new Room(topic + "#" + ++stamp);
        rooms.addElement(r);
        return r;
    }

    synchronized long nextStamp() {
        return ++stamp;
    }

    void announce(String text) {
        synchronized (rooms) {
            for (Room r : rooms) {
                r.append("[" + nextStamp() + "] " + text);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ChatRoomDirectory dir = new ChatRoomDirectory();
        dir.open("lobby");
        Thread admin = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 300; i++) {
                    dir.announce("maintenance in " + i);
                }
            }
        };
        Thread users = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 300; i++) {
                    dir.open("room" + i);
                }
            }
        };
        admin.start();
        users.start();
        admin.join();
        users.join();
    }
}
// corpus: unseen12
