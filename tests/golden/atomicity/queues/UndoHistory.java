// run: scan --library --only atomicity
// expect: atomicity
// undo looks at the top of the shared Stack and pops by a second call; the popped command may be another one or none
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;

public class UndoHistory {
    public sealed interface Command permits Insert, Delete {
    }

    public record Insert(int at, String text) implements Command {
    }

    public record Delete(int at, int count) implements Command {
    }

    private final Stack<Command> done;
    private final List<String> trace = new ArrayList<>();

    public UndoHistory(Stack<Command> sharedHistory) {
        this.done = sharedHistory;
    }

    public void perform(Command c) {
        done.push(c);
    }

    public synchronized boolean undo() {
        if (done.empty()) {
            return false;
        }
        Command top = done.peek();
        if (top instanceof Insert i) {
            trace.add("remove " + i.text().length() + " at " + i.at());
        } else if (top instanceof Delete d) {
            trace.add("restore " + d.count() + " at " + d.at());
        }
        done.pop();
        return true;
    }

    public synchronized List<String> trace() {
        return new ArrayList<>(trace);
    }
}
// corpus: unseen14
