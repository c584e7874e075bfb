// run: scan --only lock-order
// expect: none
// the Vector monitor is only ever taken inside the index monitor, and never the other way round
import java.util.Vector;

public class ChannelIndex {
    static final class Channel {
        private final String topic;
        private final Vector<String> log = new Vector<>();

        Channel(String topic) {
            this.topic = topic;
        }

        void append(String line) {
            log.addElement(topic + " " + line);
        }
    }

    private final Vector<Channel> channels = new Vector<>();
    private long stamp;

    synchronized Channel open(String topic) {
        Channel c = new Channel(topic + "#" + nextStamp());
        channels.addElement(c);
        return c;
    }

    synchronized long nextStamp() {
        return ++stamp;
    }

    synchronized void announce(String text) {
        synchronized (channels) {
            for (Channel c : channels) {
                c.append("[" + nextStamp() + "] " + text);
            }
        }
    }

    synchronized long lastStamp() {
        return stamp;
    }

    public static void main(String[] args) throws InterruptedException {
        ChannelIndex dir = new ChannelIndex();
        dir.open("lobby");
        Thread admin = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                dir.announce("maintenance in " + i);
            }
        });
        Thread users = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                dir.open("room" + i);
            }
        });
        admin.start();
        users.start();
        admin.join();
        users.join();
        System.out.println(dir.lastStamp() > 100);
    }
}
// corpus: unseen12
