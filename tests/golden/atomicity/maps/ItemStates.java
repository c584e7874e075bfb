// run: scan --library --only atomicity
// expect: atomicity
// openhab/openhab-core#1269 - renderPage is guarded by the renderer's monitor, the item table is not: contains() and get() are two calls on a synchronized map that the binding's thread removes from
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ItemStates {
    public record ItemState(String value, String unit) { }

    private final Map<String, ItemState> states = Collections.synchronizedMap(new TreeMap<>());

    public void itemUpdated(String item, ItemState s) {
        states.put(item, s);
    }

    public void itemRemoved(String item) {
        states.remove(item);
    }

    boolean known(String item) {
        return states.containsKey(item);
    }

    ItemState stateOf(String item) {
        return states.get(item);
    }

    public PageRenderer newRenderer(List<String> items) {
        return new PageRenderer(this, List.copyOf(items));
    }

    public static final class PageRenderer {
        private final ItemStates items;
        private final List<String> layout;
        private String lastPage = "";
        private int renders;

        PageRenderer(ItemStates items, List<String> layout) {
            this.items = items;
            this.layout = layout;
        }

        public synchronized String renderPage() {
            StringBuilder page = new StringBuilder();
            for (String item : layout) {
                page.append(item).append('=');
                if (items.known(item)) {
                    ItemState s = items.stateOf(item);
                    page.append(s.value()).append(' ').append(s.unit());
                } else {
                    page.append("UNDEF");
                }
                page.append('\n');
            }
            renders++;
            lastPage = page.toString();
            return lastPage;
        }

        public synchronized int renders() {
            return renders;
        }
    }
}
// corpus: unseen18
