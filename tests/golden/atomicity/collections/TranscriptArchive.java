// run: scan --only atomicity
// expect: none
// One call of toArray takes the snapshot of the shared Vector, the loop works on the array
import java.util.Vector;

public class TranscriptArchive {
    private final Vector<String> messages;
    private final StringBuilder archive = new StringBuilder();
    private int lines;

    TranscriptArchive(Vector<String> messages) {
        this.messages = messages;
    }

    synchronized int flush() {
        String[] copy = messages.toArray(new String[0]);
        archive.setLength(0);
        for (int i = 0; i < copy.length; i++) {
            archive.append(i + 1).append(' ').append(copy[i]).append('\n');
        }
        lines = copy.length;
        return archive.length();
    }

    synchronized int lines() {
        return lines;
    }

    static final class Trimmer implements Runnable {
        private final Vector<String> messages;

        Trimmer(Vector<String> messages) {
            this.messages = messages;
        }

        @Override
        public void run() {
            for (int round = 0; round < 200; round++) {
                messages.removeIf(m -> m.hashCode() % 5 == 0);
                Thread.yield();
                messages.add("trim round " + round);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> room = new Vector<>();
        for (int i = 0; i < 2000; i++) {
            room.add("line " + i);
        }
        TranscriptArchive archive = new TranscriptArchive(room);
        Thread trimmer = new Thread(new Trimmer(room), "trimmer");
        trimmer.start();
        for (int i = 0; i < 50; i++) {
            archive.flush();
        }
        trimmer.join();
        System.out.println(archive.lines());
    }
}
// corpus: unseen9
