// Producer keeps its reference in history and edits the Draft after it was put on the queue and handed to the indexer.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=DocumentRoom$Draft.body
// expect: data-race field=DocumentRoom$Draft.revision
// expect: object-race class=DocumentRoom$Draft
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class DocumentRoom {
    static class Draft {
        private String body = "";
        private int revision;
        private final boolean end;

        Draft(boolean end) {
            this.end = end;
        }

        void insert(String text) {
            body = body + text;
            revision++;
        }

        int wordCount() {
            return body.isEmpty() ? 0 : body.split(" ").length + revision;
        }
    }

    private final BlockingQueue<Draft> toIndex = new LinkedBlockingQueue<>();

    class Editor extends Thread {
        private final List<Draft> history = new ArrayList<>();

        @Override
        public void run() {
            for (int i = 0; i < 30; i++) {
                Draft d = new Draft(false);
                d.insert("chapter " + i + " ");
                history.add(d);
                toIndex.add(d);
                touchUp(i);
            }
            toIndex.add(new Draft(true));
        }

        private void touchUp(int i) {
            Draft earlier = history.get(Math.max(0, i - 1));
            earlier.insert("footnote ");
        }
    }

    class Indexer extends Thread {
        private int words;

        @Override
        public void run() {
            try {
                for (Draft d = toIndex.take(); !d.end; d = toIndex.take()) {
                    words += d.wordCount();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DocumentRoom room = new DocumentRoom();
        Editor e = room.new Editor();
        Indexer x = room.new Indexer();
        e.start();
        x.start();
        e.join();
        x.join();
        System.out.println(x.words);
    }
}
