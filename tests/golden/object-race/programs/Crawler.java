// A crawler, re-typed: tasks share a queue that locks, a set of pages that does not, and a result each.
// The set of pages is changed with no lock, inside of the site.
//
// run: scan --only object-race
// expect: object-race#1 line=visit
// expect: object-race#2 line=visit
import java.util.*;
import java.util.concurrent.*;
public class Crawler {
    static class Page { final String url; String text; Page(String url) { this.url = url; } void load() { text = "x" + url; } }
    static class Site { private final Set<String> seen = new HashSet<>(); private final List<Page> pages = Collections.synchronizedList(new ArrayList<>());
        boolean visit(String url) { return seen.add(url); } void add(Page p) { pages.add(p); } int size() { return pages.size(); } } // <- visit
    static class Task implements Runnable { final Site site; final String url; final ExecutorService pool; Task(Site s, String u, ExecutorService p) { site = s; url = u; pool = p; }
        public void run() { if (site.visit(url)) { Page page = new Page(url); page.load(); site.add(page); pool.execute(new Task(site, url + "/a", pool)); } } }
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4); Site site = new Site();
        pool.execute(new Task(site, "a", pool)); pool.execute(new Task(site, "b", pool));
    }
}
