// run: scan --library --only lock-order
// expect: none
// rename() locks a section and walks up to the parent (markDirty); wordCount() locks the parent and walks down to the children
// Missed: which elements a stream gives to a method reference is not known.
import java.util.ArrayList;
import java.util.List;

public class FN_OutlineNode {
    private final FN_OutlineNode parent;
    private final List<FN_OutlineNode> sections = new ArrayList<>();
    private String title;
    private String body = "";
    private boolean dirty;

    public FN_OutlineNode(String title) {
        this(null, title);
    }

    private FN_OutlineNode(FN_OutlineNode parent, String title) {
        this.parent = parent;
        this.title = title;
    }

    public synchronized FN_OutlineNode addSection(String sectionTitle) {
        FN_OutlineNode n = new FN_OutlineNode(this, sectionTitle);
        sections.add(n);
        return n;
    }

    public synchronized void rename(String newTitle) {
        title = newTitle;
        markDirty();
    }

    public synchronized void write(String text) {
        body = body.concat(text);
    }

    private synchronized void markDirty() {
        dirty = true;
        if (parent != null) {
            parent.markDirty();
        }
    }

    public synchronized int wordCount() {
        int own = title.split("\\s+").length + (body.isBlank() ? 0 : body.strip().split("\\s+").length);
        return own + sections.stream().mapToInt(FN_OutlineNode::wordCount).sum();
    }

    public synchronized boolean isDirty() {
        return dirty;
    }
}
// corpus: unseen12
