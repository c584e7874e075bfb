/*
 * Programs that make bugs of atomicity-read.tsv and of the other two tables happen, where that is possible from outside.
 * Each runs until it has seen the wrong result, or for a minute; what happens depends on the machine. Two of them,
 * relation and last, often need more than a minute.
 *
 *     jars=/usr/share/java
 *     ant=$jars/ant-1.10.13.jar:$jars/ant-launcher.jar
 *     log4j=$jars/log4j-api.jar:$jars/log4j-core.jar
 *     java -cp $jars/hsqldb-2.6.0.jar:$ant:$jars/h2-2.1.214.jar:$log4j doc/atomicity-reproduce.java [NAME...]
 */
import java.awt.Component;
import java.awt.Container;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import javax.management.AttributeChangeNotificationFilter;
import javax.management.Descriptor;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.NotificationFilterSupport;
import javax.management.ObjectName;
import javax.management.modelmbean.DescriptorSupport;
import javax.management.relation.InvalidRelationIdException;
import javax.management.relation.RelationService;
import javax.management.relation.RelationSupport;
import javax.management.relation.RoleInfo;
import javax.management.relation.RoleList;
import javax.print.attribute.Attribute;
import javax.print.attribute.AttributeSet;
import javax.print.attribute.AttributeSetUtilities;
import javax.print.attribute.HashAttributeSet;
import javax.print.attribute.standard.Copies;
import javax.print.attribute.standard.JobName;
import javax.print.attribute.standard.Sides;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.Sequencer;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.appender.FileAppender;
import org.apache.logging.log4j.core.impl.Log4jLogEvent;
import org.apache.logging.log4j.core.layout.PatternLayout;
import org.apache.logging.log4j.message.SimpleMessage;
import org.apache.logging.log4j.status.StatusLogger;
import org.apache.tools.ant.ComponentHelper;
import org.apache.tools.ant.Project;
import org.apache.tools.ant.Task;
import org.h2.jdbcx.JdbcDataSource;
import org.hsqldb.jdbc.JDBCClob;
import org.hsqldb.lib.LongKeyHashMap;

class Reproduce {
	static final int SECONDS = 60;
	static volatile boolean stop;

	interface Step {
		void run() throws Exception;
	}

	/** Another thread that does this until the wrong result was seen. */
	static void meanwhile(Step step) {
		Thread thread = new Thread(() -> {
			while (!stop)
				quietly(step);
		});
		thread.setDaemon(true);
		thread.start();
	}

	static void quietly(Step step) {
		try {
			step.run();
		} catch (Exception expected) {
			// only what the first thread sees counts
		}
	}

	/** Both at the same time, once. */
	static void together(Step one, Step other) throws Exception {
		CyclicBarrier start = new CyclicBarrier(2);
		Thread thread = new Thread(() -> quietly(() -> {
			start.await();
			other.run();
		}));
		thread.start();
		start.await();
		one.run();
		thread.join();
	}

	static String until(Callable<String> attempt) throws Exception {
		long end = System.nanoTime() + SECONDS * 1_000_000_000L;
		long attempts = 0;
		String seen = null;
		while (seen == null && System.nanoTime() < end) {
			attempts++;
			seen = attempt.call();
		}
		stop = true;
		return (seen == null ? "not seen" : seen) + ", attempts: " + attempts;
	}

	/** AbstractStringBuilder.append */
	static String append() throws Exception {
		StringBuffer other = new StringBuffer();
		meanwhile(() -> {
			other.setLength(0);
			other.append("x".repeat(4000));
		});
		return until(() -> {
			try {
				return new StringBuffer().append(other).indexOf("\0") >= 0 ? "characters that nobody appended" : null;
			} catch (IndexOutOfBoundsException e) {
				return e.toString();
			}
		});
	}

	/** Hashtable.equals */
	static String tables() throws Exception {
		Hashtable<String, Integer> one = new Hashtable<>(Map.of("a", 1, "b", 1));
		Hashtable<String, Integer> other = new Hashtable<>(Map.of("a", 1, "b", 0));
		meanwhile(() -> {
			synchronized (other) {
				int a = other.put("a", other.get("b"));
				other.put("b", a);
			}
		});
		return until(() -> one.equals(other) ? "equal, although one value of the other is always 0" : null);
	}

	/** ImmutableDescriptor.equals */
	static String descriptors() throws Exception {
		Descriptor one = new DescriptorSupport("a=1", "b=2");
		Descriptor other = new DescriptorSupport("a=1", "b=9");
		meanwhile(() -> {
			synchronized (other) {
				other.setField("b", "2");
				other.setField("c", "3");
			}
			synchronized (other) {
				other.setField("b", "9");
				other.removeField("c");
			}
		});
		return until(() -> one.equals(other) ? "equal, although the other's b is 9 or it has a c" : null);
	}

	/** MidiUtils$TempoCache.refresh */
	static String tempo() throws Exception {
		Sequence sequence = new Sequence(Sequence.PPQ, 10);
		Track track = sequence.createTrack();
		MidiEvent[] events = new MidiEvent[200];
		for (int i = 0; i < events.length; i++)
			events[i] = new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, 0, 60, 64), i);
		meanwhile(() -> {
			for (MidiEvent event : events)
				track.add(event);
			for (MidiEvent event : events)
				track.remove(event);
		});
		Sequencer player = MidiSystem.getSequencer(false);
		player.open();
		return until(() -> {
			try {
				player.setSequence((Sequence) null);
				player.setSequence(sequence);
				return null;
			} catch (ArrayIndexOutOfBoundsException e) {
				return e.toString();
			}
		});
	}

	/** Two of a name in a filter that has handed out its vector. */
	static String twice(Vector<String> names, Step enable) throws Exception {
		meanwhile(() -> {
			synchronized (names) {
				if (!names.contains("x"))
					names.add("x");
			}
		});
		return until(() -> {
			enable.run();
			synchronized (names) {
				int size = names.size();
				names.clear();
				return size > 1 ? "one name is there twice" : null;
			}
		});
	}

	/** AttributeChangeNotificationFilter.enableAttribute */
	static String attributes() throws Exception {
		AttributeChangeNotificationFilter filter = new AttributeChangeNotificationFilter();
		return twice(filter.getEnabledAttributes(), () -> filter.enableAttribute("x"));
	}

	/** NotificationFilterSupport.enableType */
	static String types() throws Exception {
		NotificationFilterSupport filter = new NotificationFilterSupport();
		return twice(filter.getEnabledTypes(), () -> filter.enableType("x"));
	}

	static class Layout extends GridBagLayout {
		void look(Component component) {
			synchronized (component.getTreeLock()) {
				lookupConstraints(component);
			}
		}
	}

	/** GridBagLayout.lookupConstraints */
	static String constraints() throws Exception {
		Layout layout = new Layout();
		GridBagConstraints mine = new GridBagConstraints();
		mine.gridx = 7;
		return until(() -> {
			Container component = new Container();
			together(() -> layout.look(component), () -> layout.setConstraints(component, mine));
			return layout.getConstraints(component).gridx == 7 ? null : "the constraints that were set are gone";
		});
	}

	/** RelationService.removeRelation */
	static String relation() throws Exception {
		MBeanServer server = MBeanServerFactory.newMBeanServer();
		RelationService service = new RelationService(true);
		ObjectName where = new ObjectName("x:type=Relations");
		server.registerMBean(service, where);
		RoleInfo role = new RoleInfo("r", Object.class.getName(), true, true, 0, 1, null);
		service.createRelationType("t", new RoleInfo[] {role});
		ObjectName name = new ObjectName("x:type=Relation");
		server.registerMBean(new RelationSupport("id", where, server, "t", new RoleList()), name);
		return until(() -> {
			service.addRelation(name);
			together(() -> service.removeRelation("id"), () -> addAsSoonAsPossible(service, name));
			if (!service.hasRelation("id"))
				return null;
			if (service.isRelation(name) == null)
				return "the relation is there, its MBean is not known";
			try {
				service.removeRelation("id");
				return null;
			} catch (IllegalArgumentException e) {
				return "the relation has lost its type and cannot be removed";
			}
		});
	}

	static void addAsSoonAsPossible(RelationService service, ObjectName name) throws Exception {
		for (int i = 0; i < 200_000; i++)
			try {
				service.addRelation(name);
				return;
			} catch (InvalidRelationIdException e) {
				// still there
			}
	}

	/** ComponentHelper.getComponentHelper of Ant */
	static String helpers() throws Exception {
		return until(() -> {
			Project project = new Project();
			Object[] helper = {null, null};
			together(() -> helper[0] = ComponentHelper.getComponentHelper(project),
				() -> helper[1] = ComponentHelper.getComponentHelper(project));
			return helper[0] == helper[1] ? null : "two helpers for one project";
		});
	}

	public static class Mine extends Task {
	}

	/** ComponentHelper.checkNamespace of Ant */
	static String definition() throws Exception {
		int[] delay = {0};
		return until(() -> {
			Project project = new Project();
			ComponentHelper helper = ComponentHelper.getComponentHelper(project);
			delay[0] = (delay[0] + 1) % 400;
			together(() -> {
				for (int i = 0; i < delay[0]; i++)
					Thread.onSpinWait();
				project.addTaskDefinition("echo", Mine.class);
			}, () -> helper.getDefinition("antlib:no.such.library:task"));
			String name = helper.getAntTypeTable().get("echo").getClassName();
			return name.equals(Mine.class.getName()) ? null : "a definition was replaced by " + name;
		});
	}

	/** HashAttributeSet.equals */
	static String printing() throws Exception {
		AttributeSet one = AttributeSetUtilities.synchronizedView((AttributeSet) new HashAttributeSet());
		AttributeSet other = AttributeSetUtilities.synchronizedView((AttributeSet) new HashAttributeSet());
		Attribute sides = Sides.DUPLEX;
		one.add(new Copies(1));
		one.add(sides);
		other.add(new Copies(1));
		other.add(new JobName("name", Locale.US));
		meanwhile(() -> {
			other.add(sides);
			other.remove(sides);
		});
		return until(() -> one.equals(other) ? "equal, although only the other ever has a name" : null);
	}

	/** OutputStreamManager.releaseSub of Log4j */
	static String footer() throws Exception {
		StatusLogger.getLogger().setLevel(Level.OFF); // what is appended too late is an error, as it should be
		Path file = Files.createTempFile("footer", ".log");
		LogEvent event = Log4jLogEvent.newBuilder().setLoggerName("x").setMessage(new SimpleMessage("event")).build();
		try {
			return until(() -> {
				Files.deleteIfExists(file);
				FileAppender appender = FileAppender.newBuilder().setName("file").withFileName(file.toString())
					.setLayout(PatternLayout.newBuilder().withPattern("%m%n").withFooter("footer\n").build())
					.setImmediateFlush(false).build();
				appender.start();
				together(() -> {
					Thread.sleep(1);
					appender.stop();
				}, () -> {
					for (int i = 0; i < 100_000; i++)
						appender.append(event);
				});
				List<String> lines = Files.readAllLines(file);
				int at = lines.indexOf("footer");
				return at < 0 || at == lines.size() - 1 ? null : "an event after the footer";
			});
		} finally {
			Files.deleteIfExists(file);
		}
	}

	/** JDBCBlob.setBytes of HSQLDB */
	static String blob() throws Exception {
		Connection connection = DriverManager.getConnection("jdbc:hsqldb:mem:x", "SA", "");
		byte[] one = {1};
		return until(() -> {
			Blob blob = connection.createBlob();
			together(() -> {
				for (int i = 1; i <= 200; i++)
					blob.setBytes(i, one);
			}, () -> {
				for (int i = 201; i <= 400; i++)
					blob.setBytes(i, one);
			});
			for (byte b : blob.getBytes(1, (int) blob.length()))
				if (b == 0)
					return "bytes that were set are 0";
			return blob.length() < 400 ? "bytes that were set are not there" : null;
		});
	}

	interface SetCharacter {
		void at(int position) throws Exception;
	}

	static String characters(Clob clob, SetCharacter set) throws Exception {
		return until(() -> {
			clob.setString(1, ".".repeat(400));
			together(() -> {
				for (int i = 1; i <= 200; i++)
					set.at(i);
			}, () -> {
				for (int i = 201; i <= 400; i++)
					set.at(i);
			});
			return clob.getSubString(1, 400).indexOf('.') < 0 ? null : "characters that were set are not there";
		});
	}

	/** JDBCClob.setString of HSQLDB */
	static String clob() throws Exception {
		Clob clob = DriverManager.getConnection("jdbc:hsqldb:mem:x", "SA", "").createClob();
		return characters(clob, i -> clob.setString(i, "x"));
	}

	/** JDBCClob.setStringBuffer of HSQLDB */
	static String buffer() throws Exception {
		JDBCClob clob = (JDBCClob) DriverManager.getConnection("jdbc:hsqldb:mem:x", "SA", "").createClob();
		return characters(clob, i -> clob.setStringBuffer(i, new StringBuffer("x"), 0, 1));
	}

	/** LongKeyHashMap.putAll of HSQLDB */
	@SuppressWarnings({"rawtypes", "unchecked"}) // with type arguments the call is ambiguous
	static String map() throws Exception {
		LongKeyHashMap other = new LongKeyHashMap();
		meanwhile(() -> {
			for (long i = 0; i < 1000; i++)
				other.put(i, "x");
			for (long i = 0; i < 1000; i++)
				other.remove(i);
		});
		return until(() -> {
			LongKeyHashMap one = new LongKeyHashMap();
			quietly(() -> one.putAll(other));
			for (Object value : one.valuesToArray())
				if (value == null)
					return "a value null that nobody put";
			return null;
		});
	}

	/** Database.closeIfLast of HSQLDB */
	static String last() throws Exception {
		String url = "jdbc:hsqldb:mem:last;shutdown=true";
		for (int i = 0; i < 2; i++)
			meanwhile(() -> DriverManager.getConnection(url, "SA", "").close());
		return until(() -> {
			Connection connection;
			try {
				connection = DriverManager.getConnection(url, "SA", "");
			} catch (SQLException closing) {
				return null;
			}
			try (connection) {
				for (int i = 0; i < 5; i++)
					connection.createStatement().execute("VALUES 1");
				return null;
			} catch (SQLException e) {
				return "connected, then " + e.getMessage();
			}
		});
	}

	/** JdbcXAConnection$PooledJdbcConnection.close of H2 */
	static String pooled() throws Exception {
		JdbcDataSource source = new JdbcDataSource();
		source.setURL("jdbc:h2:mem:x;DB_CLOSE_DELAY=-1");
		Connection reader = source.getConnection();
		reader.createStatement().execute("create table t(i int)");
		int[] delay = {0};
		return until(() -> {
			Connection connection = source.getXAConnection().getConnection();
			connection.setAutoCommit(false);
			PreparedStatement insert = connection.prepareStatement("insert into t values(1)");
			delay[0] = (delay[0] + 200) % 10_000;
			together(() -> {
				for (int i = 0; i < delay[0]; i++)
					Thread.onSpinWait();
				connection.close();
			}, () -> {
				for (int i = 0; i < 2000; i++)
					insert.executeUpdate();
			});
			ResultSet rows = reader.createStatement().executeQuery("select * from t");
			return rows.next() ? "a row is there that nobody committed" : null;
		});
	}

	public static void main(String[] names) throws Exception {
		Map<String, Callable<String>> all = new LinkedHashMap<>();
		all.put("append", Reproduce::append);
		all.put("tables", Reproduce::tables);
		all.put("descriptors", Reproduce::descriptors);
		all.put("tempo", Reproduce::tempo);
		all.put("attributes", Reproduce::attributes);
		all.put("types", Reproduce::types);
		all.put("constraints", Reproduce::constraints);
		all.put("relation", Reproduce::relation);
		all.put("helpers", Reproduce::helpers);
		all.put("definition", Reproduce::definition);
		all.put("printing", Reproduce::printing);
		all.put("footer", Reproduce::footer);
		all.put("blob", Reproduce::blob);
		all.put("clob", Reproduce::clob);
		all.put("buffer", Reproduce::buffer);
		all.put("map", Reproduce::map);
		all.put("last", Reproduce::last);
		all.put("pooled", Reproduce::pooled);
		for (String name : names.length == 0 ? all.keySet() : List.of(names)) {
			stop = false;
			try {
				System.out.println(name + ": " + all.get(name).call());
			} catch (Exception e) {
				System.out.println(name + ": failed: " + e);
			}
			stop = true;
			Thread.sleep(100);
		}
		System.exit(0); // the player of tempo has a thread that does not end
	}
}
