// run: scan --library --only lock-order
// expect: none
// locks go only from a node down to its children (tree made at construction); the dirty flag goes up through a volatile without any lock
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

public class ChapterTreeAgain {
    public record Spec(String title, List<Spec> parts) {}

    private final Node root;

    public ChapterTreeAgain(Spec spec) {
        root = new Node(null, spec);
    }

    public Node root() {
        return root;
    }

    public static final class Node {
        private final Node parent;
        private final List<Node> parts;
        private volatile boolean dirty;
        private String title;
        private String body = "";

        private Node(Node parent, Spec spec) {
            this.parent = parent;
            this.title = spec.title();
            this.parts = spec.parts().stream().map(s -> new Node(this, s)).toList();
        }

        public void rename(String newTitle) {
            synchronized (this) {
                title = newTitle;
            }
            for (Node n = this; n != null; n = n.parent) {
                n.dirty = true;
            }
        }

        public synchronized void write(String text) {
            body = body.concat(text);
        }

        public synchronized int length() {
            int own = title.length() + body.length();
            return own + parts.stream().mapToInt(Node::length).sum();
        }

        public void export(Consumer<String> out) {
            StringBuilder flat = new StringBuilder();
            flatten(flat);
            out.accept(flat.toString());
        }

        private synchronized void flatten(StringBuilder flat) {
            flat.append(title).append('\n').append(body);
            parts.forEach(p -> p.flatten(flat));
        }

        public Optional<Node> part(int i) {
            return i < parts.size() ? Optional.of(parts.get(i)) : Optional.empty();
        }

        public boolean isDirty() {
            return dirty;
        }
    }
}
// corpus: unseen12
