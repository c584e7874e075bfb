// run: scan --only lock-order
// expect: lock-order
// OutlineNode.adopt locks the receiving node and then the giving one; two editors drag in opposite directions
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class OutlineNodes {
    static final class OutlineNode {
        private final String title;
        private final List<String> paragraphs = new ArrayList<>();

        OutlineNode(String title) {
            this.title = title;
        }

        synchronized void write(String p) {
            paragraphs.add(p);
        }

        synchronized String release() {
            return paragraphs.isEmpty() ? null : paragraphs.remove(paragraphs.size() - 1);
        }

        synchronized boolean adopt(OutlineNode source) {
            String p = source.release();
            if (p == null) {
                return false;
            }
            paragraphs.add(0, p);
            return true;
        }

        synchronized int length() {
            return paragraphs.size();
        }

        String title() {
            return title;
        }
    }

    interface EditCommand {
        boolean apply();
    }

    record MoveLast(OutlineNode from, OutlineNode to) implements EditCommand {
        @Override
        public boolean apply() {
            return to.adopt(from);
        }
    }

    private static void replay(EditCommand c, int times) {
        for (int i = 0; i < times; i++) {
            c.apply();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OutlineNode intro = new OutlineNode("Introduction");
        OutlineNode body = new OutlineNode("Body");
        for (int i = 0; i < 50; i++) {
            intro.write("i" + i);
            body.write("b" + i);
        }
        ExecutorService editors = Executors.newFixedThreadPool(2);
        editors.execute(() -> replay(new MoveLast(intro, body), 5000));
        editors.execute(() -> replay(new MoveLast(body, intro), 5000));
        editors.shutdown();
        editors.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(intro.title() + " " + intro.length() + " / " + body.length());
    }
}
// corpus: unseen9
