// run: scan --library --only lock-order
// expect: none
// FormModel.set notifies from a copy after its monitor is released, so the only nesting is view -> model in paint
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class FormModel<T> {
    private final List<Runnable> observers = new ArrayList<>();
    private T value;

    public FormModel(T initial) {
        value = initial;
    }

    public synchronized void observe(Runnable o) {
        observers.add(o);
    }

    public synchronized T get() {
        return value;
    }

    public void set(T next) {
        List<Runnable> targets;
        synchronized (this) {
            if (Objects.equals(value, next)) {
                return;
            }
            value = next;
            targets = List.copyOf(observers);
        }
        for (Runnable o : targets) {
            o.run();
        }
    }

    public static final class FormView {
        private final FormModel<String> model;
        private String painted = "";
        private int repaints;

        private FormView(FormModel<String> model) {
            this.model = model;
        }

        public static FormView over(FormModel<String> model) {
            FormView v = new FormView(model);
            model.observe(v::paint);
            return v;
        }

        public void replaceText(String text) {
            model.set(text.strip());
        }

        private synchronized void paint() {
            painted = model.get();
            repaints++;
        }

        public synchronized String report() {
            return painted + " (" + repaints + ")";
        }
    }
}
// corpus: unseen9
