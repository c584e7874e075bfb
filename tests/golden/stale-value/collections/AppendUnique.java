// run: scan --only stale-value
// expect: stale-value
// StringBuffer indexOf then append: the separator or word is written twice
public class AppendUnique {
    private final StringBuffer tags = new StringBuffer();

    public void tag(String t) {
        if (tags.indexOf("#" + t) < 0) {
            tags.append('#').append(t);
        }
    }

    public String tags() {
        return tags.toString();
    }

    public void trim(int max) {
        if (tags.length() > max) {
            tags.setLength(max);
        }
    }
}
// corpus: unseen
