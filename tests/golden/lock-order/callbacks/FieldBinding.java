// run: scan --library --only lock-order
// expect: lock-order
// ValueModel.set fires listeners under its monitor, they lock the TextView; TextView.type holds the view and calls model.set
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class FieldBinding {
    private FieldBinding() { }

    public static TextView bind(ValueModel<String> model) {
        TextView v = new TextView(model);
        model.addListener(v);
        return v;
    }

    public interface ValueListener<T> {
        void valueChanged(T before, T after);
    }

    public static class ValueModel<T> {
        private final List<ValueListener<? super T>> listeners = new ArrayList<>();
        private T value;

        public ValueModel(T initial) {
            value = initial;
        }

        public synchronized void addListener(ValueListener<? super T> l) {
            listeners.add(l);
        }

        public synchronized T get() {
            return value;
        }

        public synchronized void set(T next) {
            if (Objects.equals(value, next)) {
                return;
            }
            T before = value;
            value = next;
            for (ValueListener<? super T> l : listeners) {
                l.valueChanged(before, next);
            }
        }
    }

    public static class TextView implements ValueListener<String> {
        private final ValueModel<String> model;
        private final StringBuilder shown = new StringBuilder();
        private int repaints;

        TextView(ValueModel<String> model) {
            this.model = model;
        }

        public synchronized void type(char c) {
            shown.append(c);
            model.set(shown.toString());
        }

        @Override
        public synchronized void valueChanged(String before, String after) {
            shown.setLength(0);
            shown.append(after);
            repaints++;
        }

        public synchronized int repaints() {
            return repaints;
        }
    }
}
// corpus: unseen9
