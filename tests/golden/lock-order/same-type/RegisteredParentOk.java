// run: scan --library --only lock-order
// expect: none
// A folder locks itself, then what is in it: always in that order.
import java.util.ArrayList;
import java.util.List;

public class RegisteredParentOk {
    private final List<RegisteredParentOk> children = new ArrayList<>();
    private long size;

    public RegisteredParentOk(RegisteredParentOk parent, long size) {
        this.size = size;
        if (parent != null)
            parent.add(this);
    }

    private synchronized void add(RegisteredParentOk child) {
        children.add(child);
    }

    public synchronized long size() {
        long sum = size;
        for (RegisteredParentOk child : children)
            sum += child.size();
        return sum;
    }
}
