// run: scan --library --only atomicity
// expect: none
// the Vector is private, never handed out, and only touched while the mailbox monitor is held
import java.util.Optional;
import java.util.Vector;

public class AgentMailbox {
    public enum Urgency { NORMAL, HIGH }

    public record Task(String module, Urgency urgency) {}

    private final Vector<Task> tasks = new Vector<>();
    private int served;

    public synchronized void offer(Task t) {
        if (t.urgency() == Urgency.HIGH && !tasks.isEmpty()) {
            tasks.insertElementAt(t, 0);
        } else {
            tasks.addElement(t);
        }
    }

    public synchronized Optional<Task> next() {
        if (tasks.isEmpty()) {
            return Optional.empty();
        }
        Task t = tasks.firstElement();
        tasks.removeElementAt(0);
        served++;
        return Optional.of(t);
    }

    public synchronized Task[] pending() {
        Task[] all = new Task[tasks.size()];
        tasks.copyInto(all);
        return all;
    }

    public synchronized int served() {
        return served;
    }
}
// corpus: unseen12
